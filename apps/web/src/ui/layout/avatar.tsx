import { clsx } from 'clsx'
import { useState } from 'react'

const BASE =
  'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent select-none'
const SIZES = { sm: 'size-8 text-caption', md: 'size-10 text-label', lg: 'size-16 text-title' }

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('ru') ?? '')
    .join('')

type AvatarProps = {
  size?: keyof typeof SIZES
  name: string
  src?: string | null | undefined
}

/** Decoration beside a name; where it stands alone, the control around it carries the label. */
export const Avatar = ({ name, src, size = 'md' }: AvatarProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <span aria-hidden="true" className={clsx(BASE, SIZES[size])}>
      {src && src !== brokenSrc ? (
        <img
          src={src}
          alt=""
          onError={() => setBrokenSrc(src)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name) || '·'
      )}
    </span>
  )
}
