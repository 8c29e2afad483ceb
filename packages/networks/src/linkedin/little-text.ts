/**
 * LinkedIn's "little text": these characters are markup, and an unescaped one silently truncates
 * the post. A hash before a word stays unescaped to make a hashtag.
 */
export const toLittleText = (text: string): string =>
  text.replace(/[\\|{}@[\]()<>*_~]|#(?![\p{L}\p{N}_])/gu, '\\$&')
