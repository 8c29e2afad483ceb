import type { MoveOffer } from '@kadr/contract/identity/auth'
import type { MessengerName } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { findLaunch } from '../../../messenger/find-launch.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { SinglePurposeCard } from '../../../ui/layout/single-purpose-card.tsx'
import { useAttachByLaunch } from './api/auth.mutations.ts'
import { LinkMissing } from './components/link-missing.tsx'
import { LinkQuestion } from './components/link-question.tsx'
import { MoveQuestion } from './components/move-question.tsx'
import { OpenInMessenger } from './components/open-in-messenger.tsx'
import { copy } from './copy.ts'
import { describeSignInFailure } from './model/sign-in-flow.ts'

const textsOf = (name: string) => ({
  title: copy.linkMessenger.title(name),
  question: copy.linkMessenger.question(name),
  text: copy.linkMessenger.text,
})

type AttachProps = { linkToken: string; messenger: MessengerName; initData: string }

const Attach = ({ linkToken, messenger, initData }: AttachProps) => {
  const name = PROVIDER_NAMES[messenger]
  const attach = useAttachByLaunch({ messenger, initData })
  const navigate = useNavigate()
  const [offer, setOffer] = useState<MoveOffer>()
  const goHome = () => void navigate({ to: '/dashboard', replace: true })
  const finish = (text: string) => {
    notify.success(text)
    goHome()
  }

  const confirm = () =>
    attach.mutate(linkToken, {
      onSuccess: (answer) => {
        if ('offer' in answer) setOffer(answer.offer)
        else finish(copy.linkMessenger.done(name))
      },
    })

  if (offer) {
    const onMoved = () => finish(copy.move.done)
    return <MoveQuestion offer={offer} initData={initData} onMoved={onMoved} />
  }

  return (
    <LinkQuestion linkToken={linkToken} provider={messenger} texts={textsOf(name)}>
      <Button isFullWidth size="lg" isLoading={attach.isPending} onClick={confirm}>
        {copy.linkMessenger.confirm(name)}
      </Button>
      <div role="alert" className="empty:hidden">
        {attach.isError ? (
          <Banner
            tone="danger"
            title={copy.link.failedTitle}
            text={describeSignInFailure(attach.error)}
          />
        ) : null}
      </div>
      <Button variant="ghost" isFullWidth onClick={goHome}>
        {copy.linkMessenger.cancel}
      </Button>
    </LinkQuestion>
  )
}

const LinkPage = ({
  messenger,
  token,
}: {
  messenger: MessengerName
  token: string | undefined
}) => {
  const [initData, setInitData] = useState<string>()
  // After hydration: the server-rendered markup can't know about a messenger.
  useEffect(() => {
    const params = findLaunch()?.params
    setInitData(params?.messenger === messenger ? params.initData : '')
  }, [messenger])

  if (!token) return <LinkMissing />
  if (initData === undefined) {
    return <SinglePurposeCard title={copy.linkMessenger.title(PROVIDER_NAMES[messenger])} />
  }
  return initData === '' ? (
    <OpenInMessenger messenger={messenger} linkToken={token} />
  ) : (
    <Attach messenger={messenger} linkToken={token} initData={initData} />
  )
}

export const LinkTelegramPage = () => {
  const { token } = useSearch({ from: '/default/link/telegram' })
  return <LinkPage messenger="telegram" token={token} />
}

export const LinkMaxPage = () => {
  const { token } = useSearch({ from: '/default/link/max' })
  return <LinkPage messenger="max" token={token} />
}
