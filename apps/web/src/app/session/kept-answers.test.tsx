import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useKeptAnswers } from '../../features/studio/questions/model/kept-answers.ts'
import { ServicesProvider } from '../../platform/api/services.tsx'
import { createServices } from './create-services.ts'

const BOOT = { buildId: 'b', origin: 'https://kadr.test', apiOrigins: {}, path: '/', data: {} }
const SENTENCE = 'Уроки гитары'
const KEPT = {
  sentence: SENTENCE,
  answers: { texts: { price: '900 ₽' }, skipped: [] },
  style: 'riso',
  askId: 'press-1',
}
const ANNA = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  firstName: 'Анна',
  lastName: '',
  photoUrl: null,
  timeZone: 'Europe/Moscow',
  selectedCurrency: 'RUB' as const,
  theme: 'system' as const,
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const openTab = (sentence = SENTENCE) => {
  const services = createServices({ boot: BOOT })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  )
  return { services, ...renderHook(() => useKeptAnswers(sentence), { wrapper }) }
}

const signIn = ({ services }: ReturnType<typeof openTab>) =>
  act(() => {
    services.session.setState({ token: 't', refreshToken: 'r', authType: 'google', initData: null })
    services.account.setState({ user: ANNA })
  })

const putVisitorAnswers = () => sessionStorage.setItem('kadr.visitor-answers', JSON.stringify(KEPT))

it('takes the answers of a visitor over when the sign-in was in another tab', () => {
  putVisitorAnswers()
  const tab = openTab()
  expect(tab.result.current.found).toEqual(KEPT)
  signIn(tab)
  expect(sessionStorage.getItem('kadr.visitor-answers')).toBeNull()
  expect(openTab().result.current.found).toEqual(KEPT)
  expect(openTab('Уроки скрипки').result.current.found.answers.texts).toEqual({})
})

it('does what was pressed before the sign-in once, though a copy of the tab has it too', () => {
  putVisitorAnswers()
  const tab = openTab()
  signIn(tab)
  expect(tab.result.current.claimAsk()).toBe(true)
  putVisitorAnswers()
  const copy = openTab()
  expect(copy.result.current.found.askId).toBe('press-1')
  expect(copy.result.current.claimAsk()).toBe(false)
})
