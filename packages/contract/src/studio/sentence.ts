/** Of the sentence that a reel is about. Apart: the shell of the app reads it from addresses. */
export const SENTENCE_MAX = 500
