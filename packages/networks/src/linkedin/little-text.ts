/**
 * LinkedIn's "little text": these characters are markup, and an unescaped one silently truncates
 * the post. A hash before a word stays unescaped to make a hashtag.
 */
export const toLittleText = (text: string): string =>
  text.replace(/[\\|{}@[\]()<>*_~]|#(?![\p{L}\p{N}_])/gu, '\\$&')

/** Text of a post as people see it: templates of hashtags and mentions by their words. */
export const fromLittleText = (text: string): string =>
  text
    .replace(/\{hashtag\|(\\?#)\|([^}]+)\}/g, '#$2')
    .replace(/@\[((?:\\.|[^\]])*)\]\(urn:[^)]*\)/g, '$1')
    .replace(/\\(.)/gu, '$1')
