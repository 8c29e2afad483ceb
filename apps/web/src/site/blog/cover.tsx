import type { Cover as CoverData } from '@kadr/content/shape'
import { clsx } from 'clsx'

const PAPERS: Record<CoverData['paper'], string> = {
  sand: 'bg-[#f3e3c3]',
  sky: 'bg-[#cfe3f5]',
  mint: 'bg-[#cdeedd]',
  rose: 'bg-[#f6dfdd]',
  ink: 'bg-night',
  cobalt: 'bg-accent',
}

type CoverProps = { cover: CoverData; isFirst?: boolean; className?: string }

/** Coloured paper with one to three posters; the title beside it says the same. */
export const Cover = ({ cover, isFirst = false, className }: CoverProps) => (
  <div
    className={clsx(
      'flex justify-center gap-[4%] overflow-hidden rounded-card px-[6%] pt-[8%]',
      isFirst ? 'pb-[8%]' : 'aspect-8/5',
      PAPERS[cover.paper],
      className,
    )}
  >
    {cover.posters.map(({ src, width, height }) => (
      <img
        key={src}
        src={src}
        width={width}
        height={height}
        alt=""
        decoding="async"
        // Its title is read first: a picture of another priority would be fetched before the words are drawn.
        {...(isFirst ? { fetchPriority: 'low' } : { loading: 'lazy' })}
        className="h-auto w-[29%] self-start rounded-control shadow-pop"
      />
    ))}
  </div>
)
