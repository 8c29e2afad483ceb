import { useState } from 'react'
import { useIsInMessenger } from '../../../../messenger/messenger-hooks.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { WORKER } from '../../../../platform/offline/keep-app.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useSubscribePush, useUnsubscribePush } from '../api/settings.mutations.ts'
import { usePush } from '../api/settings.queries.ts'
import { settingsCopy } from '../settings-copy.ts'

const isSupported = () =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window

const keysOf = (subscription: PushSubscription) => {
  const { keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (p256dh === undefined || auth === undefined) throw new Error('The browser gave no keys')
  return { p256dh, auth }
}

const subscribe = async (publicKey: string) => {
  const registration = await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return { endpoint: subscription.endpoint, keys: keysOf(subscription) }
}

/** Notifications shown by this browser. The mini-app has the bot instead. */
export const useBrowserPush = () => {
  const isInMessenger = useIsInMessenger()
  const { data } = usePush()
  const add = useSubscribePush()
  const remove = useUnsubscribePush()
  const [isAsking, setIsAsking] = useState(false)
  const canUse = isSupported() && !isInMessenger
  const isDenied = canUse && Notification.permission === 'denied'

  const turnOn = async () => {
    if (!data) return
    setIsAsking(true)
    try {
      if ((await Notification.requestPermission()) !== 'granted') return
      await add.mutateAsync(await subscribe(data.publicKey))
    } catch (error) {
      notify.error(settingsCopy.push.failed, { text: failureText(error) })
    } finally {
      setIsAsking(false)
    }
  }

  return {
    devices: data?.devices ?? [],
    canUse,
    isDenied,
    isBusy: isAsking || add.isPending,
    turnOn: () => void turnOn(),
    turnOff: (id: string) =>
      remove.mutate(id, {
        onError: (error) => notify.error(settingsCopy.failed, { text: failureText(error) }),
      }),
  }
}
