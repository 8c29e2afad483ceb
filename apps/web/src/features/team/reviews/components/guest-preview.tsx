import type { GuestMedia, GuestPost } from '@kadr/contract/team/reviews'
import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { getComposing } from '../../../../networks/composing.ts'
import type { PreviewedFile } from '../../../../networks/composing-parts.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { copy } from '../copy.ts'

const toFile = ({ url, thumbnailUrl, ...media }: GuestMedia): PreviewedFile => ({
  ...media,
  id: url,
  name: media.altText || copy.file,
  placeholder: null,
  urls: { original: url, preview: url, thumbnail: thumbnailUrl },
})

/** The publication as each account will show it, one at a time. */
export const GuestPreview = ({ targets }: Pick<GuestPost, 'targets'>) => {
  const [index, setIndex] = useState(0)
  const target = targets[index] ?? targets[0]
  if (!target) return null
  const { PostPreview } = getComposing(target.network)
  return (
    <div className="grid grid-cols-1 gap-3">
      {targets.length > 1 ? (
        <fieldset className="flex min-w-0 flex-wrap gap-1.5">
          <legend className="sr-only">{copy.networks}</legend>
          {targets.map(({ network, accountTitle }, position) => {
            const { Mark, title, color } = getNetwork(network)
            const isShown = target === targets[position]
            return (
              <button
                key={`${network} ${accountTitle}`}
                type="button"
                aria-pressed={isShown}
                aria-label={`${title}, ${accountTitle}`}
                onClick={() => setIndex(position)}
                style={{ color }}
                className={clsx(
                  'flex size-11 cursor-pointer items-center justify-center rounded-control border',
                  isShown ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
                )}
              >
                <Mark />
              </button>
            )
          })}
        </fieldset>
      ) : null}
      <Suspense fallback={<Spinner label={copy.loading} />}>
        <PostPreview
          account={{ title: target.accountTitle, handle: null, avatarUrl: null }}
          text={target.text}
          media={target.media.map(toFile)}
          settings={target.settings}
        />
      </Suspense>
    </div>
  )
}
