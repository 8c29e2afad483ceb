export type ThemeName = 'light' | 'dark'

/** Theme parameters as the Android client sends them. */
export const THEMES: Record<ThemeName, Record<string, string>> = {
  light: {
    bg_color: '#ffffff',
    secondary_bg_color: '#f5f5f5',
    text_color: '#000000',
    hint_color: '#707579',
    link_color: '#3390ec',
    button_color: '#3390ec',
    button_text_color: '#ffffff',
    header_bg_color: '#faf9f6',
    accent_text_color: '#3390ec',
    section_bg_color: '#ffffff',
    destructive_text_color: '#df3f40',
  },
  dark: {
    bg_color: '#17212b',
    secondary_bg_color: '#232e3c',
    text_color: '#f5f5f5',
    hint_color: '#708499',
    link_color: '#6ab3f3',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    header_bg_color: '#17212b',
    accent_text_color: '#6ab2f2',
    section_bg_color: '#17212b',
    destructive_text_color: '#ec3942',
  },
}
