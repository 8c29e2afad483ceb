export type CaptionLength = 'short' | 'medium' | 'long'
