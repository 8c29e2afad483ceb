/** What can be asked for in the editors of reels. */
export type ReelHelpWay = 'slidesByTopic' | 'slidesByProduct' | 'demo' | 'speech' | 'meme'
