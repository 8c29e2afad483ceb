/** The AI methods of the reel editors. */
export type ReelHelpMethod = 'slidesByTopic' | 'slidesByProduct' | 'demo' | 'speech' | 'meme'
