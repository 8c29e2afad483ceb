import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Meter } from '../../../../ui/feedback/meter.tsx'
import { Avatar } from '../../../../ui/layout/avatar.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { Tabs } from '../../../../ui/layout/tabs.tsx'
import { LinkToCopy } from '../../../../ui/overlays/link-to-copy.tsx'
import { Specimen, SpecimenGrid, SpecimenRow } from './specimen.tsx'

const ROWS = [
  { name: 'Telegram', views: '48 210', change: '+12,4 %' },
  { name: 'YouTube', views: '9 004', change: '−3,1 %' },
]

const COLUMNS = [
  { key: 'name', title: 'Сеть', cell: (row: (typeof ROWS)[number]) => row.name },
  {
    key: 'views',
    title: 'Просмотры',
    isNumeric: true,
    cell: (row: (typeof ROWS)[number]) => row.views,
  },
  {
    key: 'change',
    title: 'За неделю',
    isNumeric: true,
    cell: (row: (typeof ROWS)[number]) => row.change,
  },
]

const TABS = [
  { value: 'planned', label: 'Запланированы', count: 4, content: 'Четыре поста ждут своего часа.' },
  { value: 'drafts', label: 'Черновики', count: 12, content: 'Двенадцать черновиков.' },
  { value: 'published', label: 'Опубликованы', content: 'Всё, что вышло.' },
] as const

type TabName = (typeof TABS)[number]['value']

function TabsSpecimen() {
  const [tab, setTab] = useState<TabName>('planned')
  return <Tabs label="Посты" tabs={TABS} value={tab} onValueChange={setTab} />
}

export const Content = () => (
  <SpecimenGrid>
    <Specimen name="Ссылка, которую видно один раз">
      <LinkToCopy url="https://kadr.example/review/3fP9" text="Больше она не покажется." />
    </Specimen>
    <Specimen name="Статусы">
      <SpecimenRow>
        <Badge tone="draft">Черновик</Badge>
        <Badge tone="scheduled">Запланирован</Badge>
        <Badge tone="working">Собирается</Badge>
        <Badge tone="published">Опубликован</Badge>
        <Badge tone="failed">Не вышел</Badge>
        <Badge tone="accent">Creator</Badge>
        <Badge tone="solid">Советуем</Badge>
        <Badge tone="neutral">Это устройство</Badge>
      </SpecimenRow>
    </Specimen>
    <Specimen name="Лица">
      <SpecimenRow>
        <Avatar name="Анна Ким" size="lg" />
        <Avatar name="Анна Ким" />
        <Avatar name="Пётр" size="sm" />
        <Avatar name="" size="sm" />
      </SpecimenRow>
    </Specimen>
    <Specimen name="Счётчики">
      <Card className="grid gap-4">
        <Meter label="Видео" value={32} of={100} />
        <Meter label="ИИ-запросы" value={70} of={70} />
        <Meter label="Подключения" value={6} of={0} isUnlimited />
        <Meter label="Отслеживаемые аккаунты" value={0} of={0} />
      </Card>
    </Specimen>
    <Specimen name="Список">
      <Card padding="none">
        <List label="Ближайшее">
          <ListRow
            leading={<span className="h-14 w-10 rounded-chip bg-sunken" />}
            title="Слайд-шоу «5 ошибок в сторис»"
            subtitle="Сегодня, 18:30 · TikTok, YouTube"
            trailing={<Badge tone="scheduled">Запланирован</Badge>}
          />
          <ListRow
            leading={<Avatar name="Анна Ким" />}
            title="Анна Ким"
            subtitle="Chrome, Москва"
            trailing={
              <Button variant="ghost" size="sm">
                Выйти
              </Button>
            }
          />
        </List>
      </Card>
    </Specimen>
    <Specimen name="Объявления">
      <Banner
        title="Пробный период закончится через 3 дня"
        text="Выберите тариф, чтобы ничего не остановилось."
        action={<Button size="sm">Выбрать тариф</Button>}
      />
      <Banner tone="success" title="Оплата прошла" onDismiss={() => {}} />
      <Banner tone="warning" title="Скоро закончатся генерации" text="Осталось 4 из 100." />
      <Banner
        tone="danger"
        title="Подписка истекла"
        action={
          <Button variant="secondary" size="sm">
            Продлить
          </Button>
        }
      />
    </Specimen>
    <Specimen name="Вкладки, раздел, таблица">
      <TabsSpecimen />
      <Section
        as="h3"
        title="Просмотры"
        action={
          <a href="#content" className="text-accent">
            За 7 дней
          </a>
        }
      >
        <Card padding="none">
          <Table
            caption="Просмотры по сетям"
            columns={COLUMNS}
            rows={ROWS}
            rowKey={(row) => row.name}
          />
        </Card>
      </Section>
    </Specimen>
  </SpecimenGrid>
)
