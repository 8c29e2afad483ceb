import { REFERRAL_DAYS } from '@kadr/contract/identity/referral'
import { useConsent } from '../../platform/analytics/use-consent.ts'
import { Button } from '../../ui/buttons/button.tsx'

const COUNTING = 'Разрешите считать посещения: так мы видим, что в Кадре работает, а что нет.'
const REFERRED = `Разрешите помнить ${REFERRAL_DAYS} дней, по чьей ссылке вы пришли: тому, кто вас пригласил, это принесёт вознаграждение.`

/** Asks once whether visits may be counted; both answers cost the same effort. */
export const ConsentForm = () => {
  const { consent, isCounted, isReferred, decide } = useConsent()
  if (consent !== 'unknown' || !(isCounted || isReferred)) return null
  return (
    <section
      aria-label="Согласие на аналитику"
      className="fixed inset-x-4 bottom-[calc(88px+var(--safe-bottom))] z-(--z-nav) grid max-w-120 gap-3 rounded-card bg-surface p-4 shadow-pop lg:right-auto lg:bottom-4"
    >
      <p className="text-label text-ink-2">
        {isCounted ? COUNTING : null} {isReferred ? REFERRED : null} Отказ ни на что не повлияет.
      </p>
      <div className="flex gap-2">
        <Button size="sm" variant="secondary" onClick={() => decide('given')}>
          Разрешить
        </Button>
        <Button size="sm" variant="secondary" onClick={() => decide('refused')}>
          Отказаться
        </Button>
      </div>
    </section>
  )
}
