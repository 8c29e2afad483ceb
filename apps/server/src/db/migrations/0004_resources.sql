CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"search_text" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_key" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"price_minor" bigint,
	"price_currency" text,
	"brand_color" text,
	"tone" text DEFAULT 'neutral' NOT NULL,
	"resource_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_tone_is_known" CHECK ("products"."tone" in ('neutral', 'friendly', 'bold', 'expert', 'playful')),
	CONSTRAINT "products_currency_is_known" CHECK ("products"."price_currency" in ('RUB', 'BYN', 'USD')),
	CONSTRAINT "products_price_is_whole" CHECK (("products"."price_minor" is null) = ("products"."price_currency" is null) and "products"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resource_folders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_renditions" (
	"resource_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"need" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"mime_type" text DEFAULT '' NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_renditions_resource_id_file_id_need_pk" PRIMARY KEY("resource_id","file_id","need"),
	CONSTRAINT "resource_renditions_state_is_known" CHECK ("resource_renditions"."state" in ('making', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "resource_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"filename" text NOT NULL,
	"size" bigint NOT NULL,
	"folder_id" uuid,
	"replaces_id" uuid,
	"resource_id" uuid,
	"is_duplicate" boolean DEFAULT false NOT NULL,
	"refusal" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_uploads_state_is_known" CHECK ("resource_uploads"."state" in ('uploading', 'checking', 'accepted', 'refused')),
	CONSTRAINT "resource_uploads_size_is_real" CHECK ("resource_uploads"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "resource_uses" (
	"kind" text NOT NULL,
	"used_by" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "resource_uses_kind_used_by_resource_id_pk" PRIMARY KEY("kind","used_by","resource_id"),
	CONSTRAINT "resource_uses_kind_is_known" CHECK ("resource_uses"."kind" in ('product', 'post', 'reel'))
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"is_starter" boolean DEFAULT false NOT NULL,
	"folder_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration_seconds" double precision,
	"placeholder" text,
	"file_id" uuid NOT NULL,
	"thumbnail" text,
	"preview" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_starter_is_nobodys" CHECK ("resources"."is_starter" = ("resources"."workspace_id" is null)),
	CONSTRAINT "resources_kind_is_known" CHECK ("resources"."kind" in ('image', 'video', 'audio')),
	CONSTRAINT "resources_state_is_known" CHECK ("resources"."state" in ('processing', 'ready', 'failed')),
	CONSTRAINT "resources_progress_is_percent" CHECK ("resources"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "workspace_storage" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"used_bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "workspace_storage_never_below_zero" CHECK ("workspace_storage"."used_bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_folders" ADD CONSTRAINT "resource_folders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_folders" ADD CONSTRAINT "resource_folders_parent_id_resource_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resource_folders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_renditions" ADD CONSTRAINT "resource_renditions_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_folder_id_resource_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."resource_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_replaces_id_resources_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uploads" ADD CONSTRAINT "resource_uploads_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_uses" ADD CONSTRAINT "resource_uses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_folder_id_resource_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."resource_folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_storage" ADD CONSTRAINT "workspace_storage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_page" ON "products" USING btree ("workspace_id","is_archived","id");--> statement-breakpoint
CREATE INDEX "products_by_link" ON "products" USING btree ("workspace_id","link_key");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("workspace_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_folders_one_name" ON "resource_folders" USING btree ("workspace_id",coalesce("parent_id", '00000000-0000-0000-0000-000000000000'::uuid),"sort_name");--> statement-breakpoint
CREATE INDEX "resource_folders_parent" ON "resource_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_workspace" ON "resource_uploads" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_user" ON "resource_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_folder" ON "resource_uploads" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_replaces" ON "resource_uploads" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_resource" ON "resource_uploads" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_uploads_expiry" ON "resource_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "resource_uses_resource" ON "resource_uses" USING btree ("resource_id","workspace_id");--> statement-breakpoint
CREATE INDEX "resource_uses_workspace" ON "resource_uses" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "resources_by_time" ON "resources" USING btree ("workspace_id","created_at","id") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_by_name" ON "resources" USING btree ("workspace_id","sort_name" collate "C","id") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_by_size" ON "resources" USING btree ("workspace_id","size","id") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_by_content" ON "resources" USING btree ("workspace_id","sha256") WHERE "resources"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "resources_by_folder" ON "resources" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "resources_by_tag" ON "resources" USING gin ("tags");