ALTER TABLE "generations" DROP CONSTRAINT "generations_kind_is_known";--> statement-breakpoint
ALTER TABLE "reels" DROP CONSTRAINT "reels_kind_is_known";--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_kind_is_known" CHECK ("generations"."kind" in ('slideshow', 'product-demo', 'greenscreen-meme', 'talking-head', 'own-video'));--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_kind_is_known" CHECK ("reels"."kind" in ('slideshow', 'product-demo', 'greenscreen-meme', 'talking-head', 'own-video'));