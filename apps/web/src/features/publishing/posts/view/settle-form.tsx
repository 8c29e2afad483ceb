import type { Target } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useAccounts } from '../../../../networks/account-options.ts'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { useSettleTarget } from '../api/posts.mutations.ts'
import { actionsCopy } from './copy.ts'
import { actionFailure } from './use-post-actions.ts'

type Props = { post: Post; target: Target }
const { target: copy, dialog } = actionsCopy

/** The publish result is unknown to us; only the user can check it at the network. */
export const SettleForm = ({ post, target }: Props) => {
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const settle = useSettleTarget()
  const openLink = useNetworkLink()
  const { accounts = [] } = useAccounts()
  const place =
    target.url ?? accounts.find(({ id }) => id === target.connectionId)?.profileUrl ?? undefined

  const say = (outcome: 'published' | 'not_published') => {
    setProblem(undefined)
    const link = outcome === 'published' ? url.trim() : ''
    settle.mutate(
      {
        params: { id: post.id, targetId: target.id },
        body: { outcome, ...(link && { url: link }) },
      },
      {
        onSuccess: () =>
          notify.success(outcome === 'published' ? copy.settled : copy.settledNotOut),
        onError: (error) => setProblem(actionFailure(error)),
      },
    )
  }
  const isSaying = (outcome: string) =>
    settle.isPending && settle.variables.body.outcome === outcome
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-scheduled-soft p-3">
      <div className="grid gap-0.5">
        <p className="font-medium">{copy.settleTitle}</p>
        <p className="text-label text-ink-2">{copy.settleText}</p>
      </div>
      {place ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<ExternalLink aria-hidden="true" className="size-4" />}
          onClick={() => openLink({ network: target.network, url: place, isProfile: !target.url })}
        >
          {target.url ? dialog.openNetwork : dialog.openAccount}
        </Button>
      ) : null}
      <Field label={copy.settleUrl} hint={copy.settleUrlHint} error={problem}>
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isLoading={isSaying('published')} onClick={() => say('published')}>
          {copy.settleOut}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isLoading={isSaying('not_published')}
          onClick={() => say('not_published')}
        >
          {copy.settleNotOut}
        </Button>
      </div>
    </div>
  )
}
