import { typeset } from '@kadr/kit/typeset'
import { AUDIENCES } from './copy.ts'
import { LandingSection } from './landing-section.tsx'

export const Audiences = () => (
  <LandingSection title="Для тех, кто публикует сам и за других" ground="surface">
    <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2">
      {AUDIENCES.map((audience) => (
        <li key={audience.title} className="grid content-start gap-2 border-l-2 border-accent pl-5">
          <h3 className="text-title font-semibold">{audience.title}</h3>
          <p className="max-w-[34.7em] text-ink-2">{typeset(audience.text)}</p>
        </li>
      ))}
    </ul>
  </LandingSection>
)
