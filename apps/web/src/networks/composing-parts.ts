import type { Resource } from '@kadr/contract/library/resources'
import type { Connection } from '@kadr/contract/publishing/connections'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { ComponentType, ReactNode } from 'react'

/** The form of a network's own settings of a post. */
export type SettingsFormProps = {
  settings: TargetSettings
  onChange: (settings: TargetSettings) => void
  /** The validation message by the setting's name. */
  errorOf: (name: string) => string | undefined
  account: Connection
  media: readonly Resource[]
  /** Chooses a picture of the library; given by the composer, which knows the library. */
  imagePicker?: (choice: ImageChoice) => ReactNode
}

export type ImageChoice = { chosenId: string | null; onChoose: (id: string | null) => void }

/** What a preview needs to know of a file: guests are given no more. */
export type PreviewedFile = Pick<
  Resource,
  'id' | 'kind' | 'name' | 'altText' | 'urls' | 'placeholder' | 'width' | 'height'
>

/** The preview of a post in the network's style. */
export type PostPreviewProps = {
  account: Pick<Connection, 'title' | 'handle' | 'avatarUrl'>
  /** The final text, with link marks and the advertising label. */
  text: string
  media: readonly PreviewedFile[]
  settings: TargetSettings
}

/** The network's parts that only the composer needs. */
export type Composing = {
  SettingsForm: ComponentType<SettingsFormProps>
  /** What the network does not publish without: asked beside the choice of accounts. */
  NeedsForm?: ComponentType<SettingsFormProps>
  /** Settings that the next post of the account starts with. */
  remembered?: readonly string[]
  PostPreview: ComponentType<PostPreviewProps>
}
