import { Link } from '@tanstack/react-router'
import { LayoutTemplate, Plus } from 'lucide-react'
import { REEL_KINDS } from '../../../../generations/kinds.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'

export const KindCards = () => (
  <Section
    title={copy.kinds}
    action={
      <Link to="/reels/templates" className="inline-flex items-center gap-1.5 text-label">
        <LayoutTemplate aria-hidden="true" className="size-4" />
        {copy.ofTemplate}
      </Link>
    }
  >
    <ul className="grid grid-cols-2 gap-2 max-lg:*:last:col-span-2 sm:gap-3 lg:grid-cols-3 xl:grid-cols-5">
      {REEL_KINDS.map(({ kind, to, label, text, icon: Icon }) => (
        <Card key={kind} asChild isInteractive padding="none">
          <li>
            <Link
              to={to}
              className="flex h-full items-center gap-2.5 rounded-card p-3 text-ink no-underline sm:gap-3"
            >
              <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="max-sm:text-label font-semibold text-balance">{label}</span>
                {/* A phone has its room for the reels. */}
                <span className="max-sm:hidden text-caption text-ink-2">{text}</span>
              </span>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-accent max-sm:hidden xl:hidden"
              />
            </Link>
          </li>
        </Card>
      ))}
    </ul>
  </Section>
)
