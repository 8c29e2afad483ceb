/** The AI methods of the reel editors. */
export type ReelHelpWay = 'slidesByTopic' | 'slidesByProduct' | 'demo' | 'speech' | 'meme'
