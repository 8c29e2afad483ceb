import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCopyButtons } from './use-copy-buttons.ts'

const HTML =
  '<div class="copy"><p><b>Кофейня</b> <span>#кофе #утро</span></p><button type="button" data-copy>Скопировать</button></div>'

const Text = () => {
  const element = useRef<HTMLDivElement>(null)
  useCopyButtons(element)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as the text of a page is drawn
  return <div ref={element} dangerouslySetInnerHTML={{ __html: HTML }} />
}

const press = (writeText: (text: string) => Promise<void>) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(<Text />)
  return act(async () => void fireEvent.click(screen.getByRole('button')))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('copies the words beside the button and says so', async () => {
  const copied: string[] = []
  await press(async (text) => void copied.push(text))
  expect(copied).toEqual(['#кофе #утро'])
  expect(screen.getByRole('button', { name: 'Скопировано' })).toBeTruthy()
})

it('says nothing of a copy where the clipboard is refused', async () => {
  await press(() => Promise.reject(new Error('refused')))
  expect(screen.getByRole('button', { name: 'Скопировать' })).toBeTruthy()
})
