import type { Connection } from '@kadr/contract/connections'
import type { TargetSettings } from '@kadr/contract/post-targets'
import type { Resource } from '@kadr/contract/resources'
import type { ComponentType } from 'react'

/** A network's own settings of a post, as its form changes them. */
export type SettingsFormProps = {
  settings: TargetSettings
  onChange: (settings: TargetSettings) => void
  /** What is wrong with a setting, by its name. */
  errorOf: (name: string) => string | undefined
  account: Connection
  media: readonly Resource[]
}

/** A post as the network's readers would see it. */
export type PostPreviewProps = {
  account: Pick<Connection, 'title' | 'handle' | 'avatarUrl'>
  /** With the marks of links and the advertising label, as it goes out. */
  text: string
  media: readonly Resource[]
  settings: TargetSettings
}

/** What the composer needs of a network beyond its face. */
export type Composing = {
  SettingsForm: ComponentType<SettingsFormProps>
  PostPreview: ComponentType<PostPreviewProps>
}
