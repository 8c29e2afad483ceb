import type { Target, TargetHandover } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { Download, ExternalLink } from 'lucide-react'
import { CopyButton } from '../../../../ai/results/copy-button.tsx'
import { getNetwork } from '../../../../networks/index.ts'
import { useNetworkLink } from '../../../../networks/use-network-link.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { useHandover } from '../api/posts.queries.ts'
import { actionsCopy } from './copy.ts'
import { HandAnswer } from './hand-answer.tsx'

const { hand: copy } = actionsCopy

const TextToCopy = ({ label, text }: { label: string; text: string }) => (
  <section aria-label={label} className="grid grid-cols-1 gap-1 rounded-control bg-surface p-3">
    <div className="flex items-center justify-between gap-2">
      <p className="text-caption text-ink-3">{label}</p>
      <CopyButton text={text} of={label} />
    </div>
    <p className="max-h-40 overflow-y-auto whitespace-pre-wrap text-label wrap-anywhere">{text}</p>
  </section>
)

type FileLink = { name: string; url: string; label?: string }

const FileButton = ({ name, url, label = name }: FileLink) => (
  <LinkButton variant="secondary" size="sm" href={url} download={name}>
    <Download aria-hidden="true" className="size-4" />
    {label}
  </LinkButton>
)

const Brought = ({ target, brought }: { target: Target; brought: TargetHandover }) => {
  const openLink = useNetworkLink()
  const { title, comments, files, coverUrl, placeUrl, text } = brought
  const texts = [
    { label: copy.postTitle, text: title },
    { label: copy.postText, text },
    ...comments.map((comment, index) => ({
      label: comments.length > 1 ? `${copy.comments} ${index + 1}` : copy.comment,
      text: comment,
    })),
  ].filter((one) => one.text !== '')
  return (
    <>
      {files.length > 0 || coverUrl ? (
        <div className="flex flex-wrap gap-2">
          {files.map((file) => (
            <FileButton key={file.url} {...file} />
          ))}
          {coverUrl ? <FileButton name="cover.jpg" url={coverUrl} label={copy.cover} /> : null}
        </div>
      ) : null}
      {texts.map((one) => (
        <TextToCopy key={one.label} {...one} />
      ))}
      {placeUrl ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<ExternalLink aria-hidden="true" className="size-4" />}
          onClick={() => openLink({ network: target.network, url: placeUrl, isProfile: true })}
        >
          {copy.open(getNetwork(target.network).title)}
        </Button>
      ) : null}
    </>
  )
}

/** Its time has come: everything a person needs to publish it, and the question what became of it. */
export const HandCard = ({
  post,
  target,
  canEdit,
}: {
  post: Post
  target: Target
  canEdit: boolean
}) => {
  const handover = useHandover({ id: post.id, targetId: target.id })
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control bg-scheduled-soft p-3">
      <div className="grid gap-0.5">
        <p className="font-medium">{copy.title}</p>
        <p className="text-label text-ink-2">{copy.text}</p>
      </div>
      {handover.isPending ? <Spinner label={copy.loading} /> : null}
      {handover.isError ? <p className="text-label text-failed">{copy.failed}</p> : null}
      {handover.data ? <Brought target={target} brought={handover.data} /> : null}
      {canEdit ? <HandAnswer post={post} target={target} /> : null}
    </div>
  )
}
