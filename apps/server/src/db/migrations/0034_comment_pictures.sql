ALTER TABLE "resource_uses" DROP CONSTRAINT "resource_uses_kind_is_known";--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "media_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_kind_is_known" CHECK ("resource_uses"."kind" in ('product', 'post', 'reel', 'comment', 'workspace'));