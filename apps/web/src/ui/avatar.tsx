import { cva, type VariantProps } from 'class-variance-authority'
import { useState } from 'react'

const avatarStyle = cva(
  'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent select-none',
  {
    variants: {
      size: { sm: 'size-8 text-caption', md: 'size-10 text-label', lg: 'size-16 text-title' },
    },
    defaultVariants: { size: 'md' },
  },
)

const initialsOf = (name: string) =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('ru') ?? '')
    .join('')

type AvatarProps = VariantProps<typeof avatarStyle> & {
  name: string
  src?: string | null | undefined
}

/** Decorative: where it is alone, the control around it carries the label. */
export const Avatar = ({ name, src, size }: AvatarProps) => {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  return (
    <span aria-hidden="true" className={avatarStyle({ size })}>
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
