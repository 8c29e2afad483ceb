import { useEffect, useEffectEvent, useState } from 'react'
import { tabTexts } from '../../../../platform/storage/device-storage.ts'
import { type LaunchRequest, useLaunchMax } from '../api/dev-max.mutations.ts'
import { copy } from '../copy.ts'
import { createPlayedClient, FRESH_VIEW, type PlayedClient } from './played-client.ts'

type Person = keyof typeof copy.people
type LaunchForm = { person: Person; platform: LaunchRequest['platform'] }

/** The URL of the bot's mini-app; launch parameters are in the fragment. */
const APP_PATH = '/dashboard'
const PERSON_KEY = 'kadr.dev-max'

const readPerson = (text: string | null): Person =>
  text === 'boris' || text === 'stranger' ? text : 'anna'

const makeStrangerId = () => 1000 + Math.floor(Math.random() * 900_000)

/** Launches once on mount. */
export const useMaxEmulator = ({ startParam }: { startParam: string }) => {
  const [form, setForm] = useState<LaunchForm>(() => ({
    person: readPerson(tabTexts.read(PERSON_KEY)),
    platform: 'android',
  }))
  const [strangerId] = useState(makeStrangerId)
  const [view, setView] = useState(FRESH_VIEW)
  const [isClosed, setIsClosed] = useState(false)
  const [opened, setOpened] = useState({ number: 0, hash: '' })
  const [client, setClient] = useState<PlayedClient>()
  const launching = useLaunchMax()
  const people = {
    anna: { firstName: copy.people.anna, personId: 42 },
    boris: { firstName: copy.people.boris, personId: 43 },
    stranger: { firstName: copy.strangerName, personId: strangerId },
  }
  const person = people[form.person]

  const launch = (param = startParam) => {
    tabTexts.write(PERSON_KEY, form.person)
    launching.mutate(
      { ...person, platform: form.platform, ...(param && { startParam: param }) },
      {
        onSuccess: ({ hash }) => {
          setView(FRESH_VIEW)
          setIsClosed(false)
          setOpened(({ number }) => ({ number: number + 1, hash }))
        },
      },
    )
  }
  const launchAtOnce = useEffectEvent((param: string) => launch(param))
  const openInside = useEffectEvent((url: string) =>
    launch(new URL(url).searchParams.get('startapp') ?? ''),
  )
  useEffect(() => {
    const played = createPlayedClient({
      change: setView,
      openOutside: (url) => window.open(url, '_blank', 'noopener'),
      openInside: (url) => openInside(url),
    })
    // The mini-app in the frame finds it here, as it finds the library in MAX.
    window.WebApp = played.app
    setClient(played)
    launchAtOnce(startParam)
    return () => {
      delete window.WebApp
    }
  }, [startParam])

  return {
    form,
    change: (part: Partial<LaunchForm>) => setForm((before) => ({ ...before, ...part })),
    person,
    view,
    isClosed,
    close: () => setIsClosed(true),
    pressBack: () => client?.pressBack(),
    launch: () => launch(''),
    isPending: launching.isPending,
    error: launching.error,
    launchNumber: opened.number,
    src: opened.hash ? `${APP_PATH}#${opened.hash}` : undefined,
  }
}
