ALTER TABLE "workspace_invites" ADD COLUMN "way" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD COLUMN "delivery" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
CREATE INDEX "workspace_invites_address" ON "workspace_invites" USING btree ("way","address");--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_way_is_known" CHECK ("workspace_invites"."way" in ('link', 'email', 'telegram'));--> statement-breakpoint
ALTER TABLE "workspace_invites" ADD CONSTRAINT "workspace_invites_delivery_is_known" CHECK ("workspace_invites"."delivery" in ('none', 'sending', 'sent', 'waiting', 'refused'));