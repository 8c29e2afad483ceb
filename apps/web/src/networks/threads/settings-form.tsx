import type { SettingsFormProps } from '../composing-parts.ts'
import { SettingChoice, SettingsGrid, SettingText, SettingTexts } from '../setting-fields.tsx'

const REPLY_CONTROL = [
  { value: 'everyone', label: 'Все' },
  { value: 'followers_only', label: 'Подписчики' },
  { value: 'accounts_you_follow', label: 'Те, на кого вы подписаны' },
  { value: 'mentioned_only', label: 'Только упомянутые' },
  { value: 'parent_post_author_only', label: 'Только автор исходного поста' },
] as const

export default function ThreadsSettingsForm(form: SettingsFormProps) {
  return (
    <SettingsGrid>
      <SettingChoice
        form={form}
        name="replyControl"
        label="Кто может отвечать"
        options={REPLY_CONTROL}
        initial="everyone"
      />
      <SettingText
        form={form}
        name="topicTag"
        label="Тема"
        hint="Одна на пост, без точек и знака &"
        max={50}
      />
      <SettingTexts
        form={form}
        name="chain"
        label="Продолжение цепочкой"
        hint="Каждый следующий пост отвечает на предыдущий"
        add="Добавить пост в цепочку"
        itemLabel={(number) => `Пост ${number}`}
      />
    </SettingsGrid>
  )
}
