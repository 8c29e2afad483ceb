import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { findLaunch } from '../../telegram/find-launch.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SinglePurposeCard } from '../../ui/single-purpose-card.tsx'
import { notify } from '../../ui/toast.tsx'
import { useAttachTelegram } from './api/auth.calls.ts'
import { LinkMissing } from './components/link-missing.tsx'
import { LinkQuestion } from './components/link-question.tsx'
import { OpenInTelegram } from './components/open-in-telegram.tsx'
import { copy } from './copy.ts'
import { describeSignInFailure } from './model/sign-in-flow.ts'

type AttachProps = { linkToken: string; initData: string }

const Attach = ({ linkToken, initData }: AttachProps) => {
  const attach = useAttachTelegram(initData)
  const navigate = useNavigate()
  const goHome = () => void navigate({ to: '/dashboard', replace: true })

  const confirm = () =>
    attach.mutate(linkToken, {
      onSuccess: () => {
        notify.success(copy.linkTelegram.done)
        goHome()
      },
    })

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
