import type { ReactNode } from 'react'
import type { SettingsFormProps } from './composing-parts.ts'
import { SettingButtons } from './setting-buttons.tsx'
import { SettingChoice, SettingSwitch, SettingsGrid, SettingTexts } from './setting-fields.tsx'

const FORMATS = [
  { value: 'plain', label: 'Обычный текст' },
  { value: 'html', label: 'Разметка HTML' },
] as const

/** Settings of a post that a bot sends into a channel. */
export const ChannelSettings = ({
  form,
  buttonLength,
  children,
}: {
  form: SettingsFormProps
  /** Most characters on a button. */
  buttonLength: number
  /** What only one messenger has. */
  children?: ReactNode
}) => (
  <SettingsGrid>
    <div className="grid grid-cols-1">
      <SettingSwitch form={form} name="isSilent" label="Без звука" />
      <SettingSwitch form={form} name="isPinned" label="Закрепить в канале" />
      <SettingSwitch form={form} name="hasLinkPreview" label="Показывать превью ссылки" initial />
    </div>
    <SettingChoice form={form} name="format" label="Текст" options={FORMATS} initial="plain" />
    {children}
    <SettingButtons form={form} maxLength={buttonLength} />
    <SettingTexts
      form={form}
      name="chain"
      label="Следующие сообщения"
      hint="Выйдут следом, каждое ответом на предыдущее"
      add="Добавить сообщение"
      itemLabel={(number) => `Сообщение ${number}`}
    />
  </SettingsGrid>
)
