import { LandingSection } from './landing-section.tsx'
import { Screen } from './screen.tsx'

export const Screens = () => (
  <LandingSection
    title="Неделя видна целиком"
    lead="Это снимки самого Кадра, не рисунки: рабочее пространство гончарной студии за три месяца."
    ground="surface"
  >
    <div className="grid grid-cols-1 gap-12 lg:gap-16">
      <Screen
        name="calendar"
        title="Календарь всех сетей"
        text="Перенести пост можно мышью, пальцем и с клавиатуры. Видно и удобное время, которое ещё свободно."
      />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-8">
        <Screen
          name="slideshow"
          hasPhone
          title="Правка видна сразу"
          text="Слова, стиль и звук меняются рядом с предпросмотром. Файл рисует та же программа."
        />
        <Screen
          name="analytics"
          hasPhone
          title="Что сработало"
          text="Просмотры, реакции и подписчики всех аккаунтов вместе, рядом с прошлым периодом."
        />
      </div>
    </div>
  </LandingSection>
)
