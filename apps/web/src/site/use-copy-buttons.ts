import { type RefObject, useEffect } from 'react'

const COPIED_MS = 2000
const COPIED = 'Скопировано'

const textBeside = (button: Element) =>
  button.parentElement?.querySelector('span')?.textContent?.trim()

/** Buttons of the text that copy what stands beside them. They are part of its HTML, so one listener serves all. */
export const useCopyButtons = (prose: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = prose.current
    const copy = async ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-copy]') : null
      const text = button && textBeside(button)
      if (!button || !text || button.textContent === COPIED) return
      const label = button.textContent
      await navigator.clipboard.writeText(text)
      button.textContent = COPIED
      setTimeout(() => {
        button.textContent = label
      }, COPIED_MS)
    }
    // The text can be selected where the clipboard is refused.
    const onClick = (event: Event) => void copy(event).catch(() => undefined)
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [prose])
}
