import type { Confirmation } from '@kadr/contract/integrations/confirmations'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { copy } from '../copy.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-label text-ink-3">{name}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
)

const PostPreview = ({ post }: { post: NonNullable<Confirmation['post']> }) => (
  <dl className="grid gap-3">
    <Fact name={copy.when}>
      {post.time
        ? formatDateTime({ instant: post.time.at, timeZone: post.time.timeZone })
        : copy.now}
    </Fact>
    <Fact name={copy.where}>
      {post.accounts.map(({ network, title }) => `${NETWORK_NAMES[network]} «${title}»`).join(', ')}
    </Fact>
    {post.pictures.length > 0 ? (
      <dd className="grid grid-cols-4 gap-2">
        {post.pictures.map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            className="aspect-square w-full rounded-control object-cover"
          />
        ))}
      </dd>
    ) : null}
    <Fact name={copy.text}>{post.text || copy.noText}</Fact>
  </dl>
)

const AnswerPreview = ({ answer }: { answer: NonNullable<Confirmation['answer']> }) => (
  <dl className="grid gap-3">
    <Fact name={copy.where}>
      {NETWORK_NAMES[answer.network]} «{answer.accountTitle}»
    </Fact>
    <Fact name={`${copy.theirs}: ${answer.personName ?? copy.nameless}`}>{answer.question}</Fact>
    <Fact name={copy.ours}>{answer.text}</Fact>
  </dl>
)

/** What others will see, whole: nothing of it is cut. */
export const ConfirmationPreview = ({ post, answer }: Confirmation) => (
  <div className="rounded-control bg-sunken p-4">
    {post ? <PostPreview post={post} /> : null}
    {answer ? <AnswerPreview answer={answer} /> : null}
    {post || answer ? null : <p className="text-ink-2">{copy.gone}</p>}
  </div>
)
