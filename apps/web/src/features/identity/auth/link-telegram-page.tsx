import type { MoveOffer } from '@kadr/contract/identity/auth'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { findLaunch } from '../../../messenger/telegram/find-launch.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { SinglePurposeCard } from '../../../ui/layout/single-purpose-card.tsx'
import { useAttachTelegram } from './api/auth.mutations.ts'
import { LinkMissing } from './components/link-missing.tsx'
import { LinkQuestion } from './components/link-question.tsx'
import { MoveQuestion } from './components/move-question.tsx'
import { OpenInTelegram } from './components/open-in-telegram.tsx'
import { copy } from './copy.ts'
import { describeSignInFailure } from './model/sign-in-flow.ts'

type AttachProps = { linkToken: string; initData: string }

const Attach = ({ linkToken, initData }: AttachProps) => {
  const attach = useAttachTelegram(initData)
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
        else finish(copy.linkTelegram.done)
      },
    })

  if (offer) {
    const onMoved = () => finish(copy.move.done)
    return <MoveQuestion offer={offer} initData={initData} onMoved={onMoved} />
  }

  return (
    <LinkQuestion linkToken={linkToken} provider="telegram" texts={copy.linkTelegram}>
      <Button isFullWidth size="lg" isLoading={attach.isPending} onClick={confirm}>
        {copy.linkTelegram.confirm}
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
        {copy.linkTelegram.cancel}
      </Button>
    </LinkQuestion>
  )
}

export default function LinkTelegramPage() {
  const { token } = useSearch({ from: '/default/link/telegram' })
  const [initData, setInitData] = useState<string>()
  // After hydration: the server-rendered markup can't know about Telegram.
  useEffect(() => setInitData(findLaunch()?.params.initData ?? ''), [])

  if (!token) {
    return <LinkMissing />
  }
  if (initData === undefined) return <SinglePurposeCard title={copy.linkTelegram.title} />
  if (initData === '') {
    return <OpenInTelegram linkToken={token} />
  }
  return <Attach linkToken={token} initData={initData} />
}
