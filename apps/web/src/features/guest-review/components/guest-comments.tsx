import type { GuestPost } from '@kadr/contract/reviews'
import { useState } from 'react'
import { failureText } from '../../../platform/failure-text.ts'
import { describeMoment } from '../../../platform/moment.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/text-input.tsx'
import { useComment } from '../api/guest-review.calls.ts'
import { copy } from '../copy.ts'

type Props = {
  post: GuestPost
  token: string
  timeZone: string
  takeName: () => string | undefined
}

export const GuestComments = ({ post, token, timeZone, takeName }: Props) => {
  const [text, setText] = useState<string>()
  const comment = useComment(token)
  const send = () => {
    const name = takeName()
    if (name === undefined || text === undefined) return
    const body = { postId: post.id, name, text }
    comment.mutate(body, { onSuccess: () => setText(undefined) })
  }
  return (
    <div className="grid gap-2">
      {post.comments.length > 0 ? (
        <ul aria-label={copy.comments} className="grid gap-2">
          {post.comments.map(({ id, name, text: words, pictures, at }) => (
            <li key={id} className="rounded-control bg-sunken px-3 py-2">
              <p className="text-caption text-ink-3">
                {copy.by(name, describeMoment({ at: new Date(at), now: new Date(), timeZone }))}
              </p>
              {words ? <p className="wrap-anywhere whitespace-pre-wrap">{words}</p> : null}
              {pictures.length > 0 ? (
                <div className="mt-2 flex flex-wrap gap-2">
                  {pictures.map((picture) => (
                    <a key={picture.id} href={picture.url} target="_blank" rel="noreferrer">
                      <img
                        src={picture.thumbnailUrl}
                        alt={picture.altText || copy.file}
                        loading="lazy"
                        className="h-28 w-auto max-w-full rounded-control object-cover"
                      />
                    </a>
                  ))}
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {text === undefined ? (
        <div>
          <Button variant="text" onClick={() => setText('')}>
            {copy.comment}
          </Button>
        </div>
      ) : (
        <>
          <Field
            label={copy.comment}
            error={comment.isError ? failureText(comment.error) : undefined}
          >
            <Textarea
              rows={2}
              maxLength={2000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <div className="flex gap-2">
            <Button size="sm" isLoading={comment.isPending} onClick={send}>
              {copy.addComment}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setText(undefined)}>
              {copy.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
