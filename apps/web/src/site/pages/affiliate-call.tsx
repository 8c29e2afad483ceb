import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way to the link of the partner; a visitor signs in first. */
export const AffiliateCall = () => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <LinkButton asChild size="lg">
      <Link to="/account/affiliate">Получить ссылку</Link>
    </LinkButton>
    <p className="text-label text-ink-2">
      Бесплатно, за&nbsp;минуту. Там&nbsp;же переходы, начисления и&nbsp;выплаты.
    </p>
  </div>
)
