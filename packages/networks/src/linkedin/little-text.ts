/**
 * The network's own text format: these signs are markup, and unescaped ones silently cut the post.
 * A hash sign before a word stays bare, or the word would not be a hashtag.
 */
export const toLittleText = (text: string): string =>
  text.replace(/[\\|{}@[\]()<>*_~]|#(?![\p{L}\p{N}_])/gu, '\\$&')
