import { cva, type VariantProps } from 'class-variance-authority'
import { Avatar as RadixAvatar } from 'radix-ui'

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

/** Decoration beside a name; where it stands alone, the control around it carries the label. */
export const Avatar = ({ name, src, size }: AvatarProps) => (
  <RadixAvatar.Root aria-hidden="true" className={avatarStyle({ size })}>
    {src ? <RadixAvatar.Image src={src} alt="" className="size-full object-cover" /> : null}
    <RadixAvatar.Fallback>{initialsOf(name) || '·'}</RadixAvatar.Fallback>
  </RadixAvatar.Root>
)
