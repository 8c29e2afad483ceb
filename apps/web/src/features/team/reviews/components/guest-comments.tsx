import type { GuestPost } from '@kadr/contract/team/reviews'
import { useState } from 'react'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { copy } from '../copy.ts'
import { GuestCommentForm } from './guest-comment-form.tsx'

type Props = {
  post: GuestPost
  token: string
  timeZone: string
  requireName: () => string | undefined
}

export const GuestComments = ({ post, token, timeZone, requireName }: Props) => {
  const [isWriting, setIsWriting] = useState(false)
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
      {isWriting ? (
        <GuestCommentForm
          postId={post.id}
          token={token}
          requireName={requireName}
          onDone={() => setIsWriting(false)}
        />
      ) : (
        <div className="-my-2">
          <Button variant="text" onClick={() => setIsWriting(true)}>
            {copy.comment}
          </Button>
        </div>
      )}
    </div>
  )
}
