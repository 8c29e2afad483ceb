import { clsx } from 'clsx'

/** Russian law requires it on every page that names these networks. */
export const MetaNote = ({ className }: { className?: string }) => (
  <p className={clsx('text-caption text-ink-3', className)}>
    * Instagram и&nbsp;Threads принадлежат компании Meta Platforms Inc. Она признана в&nbsp;России
    экстремистской организацией, её деятельность на&nbsp;территории России запрещена.
  </p>
)
