export const VIDEO_TITLE_MAX = 100

/** The title of a video without one of its own: the beginning of the first line. YouTube refuses angle brackets. */
export const videoTitleOf = (text: string): string => {
  const [line = ''] = text.trim().split('\n')
  return [...line.replace(/[<>]/g, '')].slice(0, VIDEO_TITLE_MAX).join('').trim()
}
