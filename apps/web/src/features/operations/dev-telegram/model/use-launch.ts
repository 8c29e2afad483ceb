import { useEffect, useEffectEvent, useState } from 'react'
import { tabTexts } from '../../../../platform/storage/device-storage.ts'
import { useLaunchTelegram } from '../api/dev-telegram.mutations.ts'
import { type LaunchForm, makeStrangerId, readPerson, toLaunchRequest } from './launch-form.ts'

/** The URL of the bot's menu button; launch parameters are in the fragment. */
const APP_PATH = '/dashboard'
const PERSON_KEY = 'kadr.dev-telegram'

type Options = { startParam: string; onLaunched: () => void }

/** Launches once on mount. */
export const useLaunch = ({ startParam, onLaunched }: Options) => {
  const [form, setForm] = useState<LaunchForm>(() => ({
    person: readPerson(tabTexts.read(PERSON_KEY)),
    name: 'Пётр',
    strangerId: makeStrangerId(),
    platform: 'android',
    startParam,
  }))
  const [opened, setOpened] = useState({ number: 0, hash: '', path: APP_PATH })
  const launching = useLaunchTelegram()

  const launchAt = (path: string, startParam = form.startParam) => {
    tabTexts.write(PERSON_KEY, form.person)
    launching.mutate(toLaunchRequest({ ...form, startParam }), {
      onSuccess: ({ hash }) => {
        onLaunched()
        setOpened(({ number }) => ({ number: number + 1, hash, path }))
      },
    })
  }
  const launch = () => launchAt(APP_PATH)
  const launchAtOnce = useEffectEvent(launch)
  useEffect(() => launchAtOnce(), [])

  return {
    form,
    change: (part: Partial<LaunchForm>) => setForm((before) => ({ ...before, ...part })),
    launch,
    /** A button of the bot names the page, or the start parameter. */
    open: (url: string) => {
      const { pathname, search, searchParams } = new URL(url, window.location.origin)
      const named = searchParams.get('startapp')
      if (named === null) launchAt(`${pathname}${search}`)
      else launchAt(APP_PATH, named)
    },
    isPending: launching.isPending,
    error: launching.error,
    launchNumber: opened.number,
    src: opened.hash ? `${opened.path}#${opened.hash}` : undefined,
  }
}
