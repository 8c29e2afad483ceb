import { RULE_TEMPLATES } from '@kadr/domain/automation/rule-templates'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { copy } from '../copy.ts'
import { OUTPUT_ICON } from '../rule/output-icons.ts'

const { templates: words } = copy

type CardProps = { title: string; text: string; icon: typeof Plus; template?: string }

const TemplateCard = ({ title, text, icon: Icon, template }: CardProps) => (
  <Card isInteractive asChild className="flex items-start gap-3">
    <Link
      to="/reels/automation/$"
      params={{ _splat: 'new' }}
      {...(template !== undefined && { search: { template } })}
    >
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent"
      >
        <Icon className="size-5" />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-label text-ink-3">{text}</span>
      </span>
    </Link>
  </Card>
)

export const TemplateCards = () => (
  <Section title={words.title}>
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {RULE_TEMPLATES.map(({ key, title, text, rule }) => (
        <TemplateCard
          key={key}
          title={title}
          text={text}
          icon={OUTPUT_ICON[rule.output]}
          template={key}
        />
      ))}
      <TemplateCard title={words.blank} text={words.blankText} icon={Plus} />
    </div>
  </Section>
)
