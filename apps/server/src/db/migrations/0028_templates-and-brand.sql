CREATE TABLE "brand_kits" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"is_filled" boolean NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"accent" text,
	"font" text,
	"body_font" text,
	"music_id" uuid,
	"ending_title" text DEFAULT '' NOT NULL,
	"ending_act" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_kits_font_is_known" CHECK ("brand_kits"."font" in ('montserrat', 'oswald', 'unbounded', 'lora', 'caveat')),
	CONSTRAINT "brand_kits_body_font_is_known" CHECK ("brand_kits"."body_font" in ('montserrat', 'oswald', 'unbounded', 'lora', 'caveat'))
);
--> statement-breakpoint
CREATE TABLE "reel_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"author_id" uuid,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"kind" text NOT NULL,
	"form" jsonb NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"asks" text[] NOT NULL,
	"uses_brand" boolean NOT NULL,
	"seconds" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reel_templates_kind_is_known" CHECK ("reel_templates"."kind" in ('slideshow', 'product-demo', 'greenscreen-meme', 'talking-head', 'own-video'))
);
--> statement-breakpoint
ALTER TABLE "resource_uses" DROP CONSTRAINT "resource_uses_kind_is_known";--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD COLUMN "media_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_music_id_resources_id_fk" FOREIGN KEY ("music_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_templates" ADD CONSTRAINT "reel_templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_templates" ADD CONSTRAINT "reel_templates_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_kits_music" ON "brand_kits" USING btree ("music_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reel_templates_name" ON "reel_templates" USING btree ("workspace_id","search_text");--> statement-breakpoint
CREATE INDEX "reel_templates_author" ON "reel_templates" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "bot_dialogs" ADD CONSTRAINT "bot_dialogs_template_id_reel_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."reel_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_dialogs_template" ON "bot_dialogs" USING btree ("template_id");--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_kind_is_known" CHECK ("resource_uses"."kind" in ('product', 'post', 'reel', 'comment', 'workspace', 'template', 'brand'));