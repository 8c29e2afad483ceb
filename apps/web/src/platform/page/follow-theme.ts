import type { Theme } from '@kadr/contract/identity/users'
import { deviceTexts } from '../storage/device-storage.ts'
import { type Papers, paintTheme, shownPapers } from './theme.ts'

/** Follows the device while the page is open; `paint` colours what is around the page. */
export const followTheme = (paint?: (papers: Papers) => void) => {
  const follow = () => {
    const before = shownPapers()
    paintTheme()
    const papers = shownPapers()
    if (papers !== before) paint?.(papers)
  }
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow)
  window.addEventListener('storage', ({ key }) => {
    if (key === 'kadr.theme') follow()
  })
  return {
    choose: (theme: Theme) => {
      if (deviceTexts.read('kadr.theme') === theme) return
      deviceTexts.write('kadr.theme', theme)
      follow()
    },
  }
}
