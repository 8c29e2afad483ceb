import type { Resource } from '@kadr/contract/library/resources'
import type { CommentPicture } from '@kadr/contract/team/post-comments'
import { X } from 'lucide-react'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { discussionCopy as copy } from './copy.ts'

/** Those of a comment that was written; each opens whole. */
export const CommentPictures = ({ pictures }: { pictures: readonly CommentPicture[] }) =>
  pictures.length === 0 ? null : (
    <ul aria-label={copy.pictures} className="flex flex-wrap gap-2">
      {pictures.map(({ id, url, thumbnailUrl, altText }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={copy.openPicture(index + 1)}>
            <img
              src={thumbnailUrl}
              alt={altText}
              loading="lazy"
              className="h-28 w-auto max-w-full rounded-control object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )

type ChosenProps = { pictures: readonly Resource[]; onRemove: (id: string) => void }

export const ChosenPictures = ({ pictures, onRemove }: ChosenProps) =>
  pictures.length === 0 ? null : (
    <ul aria-label={copy.pictures} className="flex flex-wrap gap-4 pt-3">
      {pictures.map((picture) => (
        <li key={picture.id} className="relative w-20">
          <LiveThumb resource={picture} />
          <IconButton
            label={copy.removePicture(picture.name)}
            icon={<X aria-hidden="true" className="size-4" />}
            variant="secondary"
            size="sm"
            className="absolute! -top-3 -right-3 rounded-full!"
            onClick={() => onRemove(picture.id)}
          />
        </li>
      ))}
    </ul>
  )
