import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'
import {
  FileText,
  GalleryHorizontalEnd,
  Images,
  type LucideIcon,
  Package,
  Scissors,
  Smile,
  Speech,
} from 'lucide-react'

export const OUTPUT_ICON: Record<AutomationOutput, LucideIcon> = {
  slideshow: GalleryHorizontalEnd,
  'product-demo': Package,
  'talking-head': Speech,
  'greenscreen-meme': Smile,
  'own-video': Scissors,
  carousel: Images,
  post: FileText,
}
