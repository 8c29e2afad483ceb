import { listApiKeys } from '@kadr/contract/integrations/api-keys'
import { listPrograms } from '@kadr/contract/integrations/programs'
import { Link } from '@tanstack/react-router'
import { Bot, ChevronRight, KeyRound } from 'lucide-react'
import { useCan } from '../../platform/session/current-workspace.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

const copy = {
  title: 'Интеграции',
  lead: 'Другие программы могут писать посты, собирать рилсы и читать показатели этого пространства.',
  sections: 'Разделы',
  reference: 'Описание API для разработчиков',
}

const SECTIONS = [
  {
    to: '/integrations/keys',
    action: listApiKeys.action,
    title: 'Ключи',
    text: 'Доступ для CRM, скриптов и своих программ',
    icon: KeyRound,
  },
  {
    to: '/integrations/programs',
    action: listPrograms.action,
    title: 'Программы',
    text: 'Помощники с ИИ и сервисы, которым вы открыли Кадр',
    icon: Bot,
  },
] as const

const Section = ({ to, title, text, action, icon: Icon }: (typeof SECTIONS)[number]) =>
  useCan(action) ? (
    <li>
      <Link to={to} className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunken">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-medium">{title}</span>
          <span className="text-label text-ink-3">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      </Link>
    </li>
  ) : null

export default function IntegrationsPage() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <PageHeader title={copy.title} />
      <p className="max-w-[60ch] text-ink-2">
        {copy.lead}{' '}
        <a className="text-accent underline" href="/developers">
          {copy.reference}
        </a>
      </p>
      <Card padding="none">
        <ul aria-label={copy.sections} className="divide-y divide-line">
          {SECTIONS.map((section) => (
            <Section key={section.to} {...section} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
