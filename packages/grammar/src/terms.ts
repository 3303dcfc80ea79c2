/**
 * Words that are right but missing from the dictionary of harper.js, and close to another word: those that appear six
 * times or more in the human texts from which the engine's models are trained, without the misspelled ones.
 */
export const terms: ReadonlySet<string> = new Set(
  `
acidemia actin adiposity adjuvant adown agitatedly agone alienness anaplastic anarchs annas annexins antisense
aphakia aplasia aplastic archeological arteriosus asterites atopic autosomes axonal backcross bandana bazar bazars
bedwetting biallelic bleared blent bloke bloodred bouman brainstem branchial bucksheesh cabman cannulation carbonic
carcase carcinoid caressingly carnate carte cavus cayote cerebri chaskis childer chorionic citrate clonic
coactivator coactivators cocoanut coexpressed cofactors coli commoditization confoundedly congenics connexion
connexions constitutively contig contracture conveyer conveyers cootch corepressor cosmopolite croaker cuartel
curtsey cyclin darkling dendritic dermatosis despatch despatched despatches detailee determinist devoirs diplonema
discarnate dissecans diverticulosis draggled ductal duffel duplicative dysplasia ebook electron electroporated
elegans endosomes endothelin endothelium endplates enigmatical epistatic epitopes erectus esthetic evolutionarily
excavatum excitatory expressivity eying facies fibrillary floxed focussed foodborne foramen forebrain forkhead
frescoed frowsy fruiter gamification gasolene gayety gayly germinative gipsies gipsy girlie gloomed goloshes gracile
gravis hackberry halloa handphone hatless headfolds headshake hearted heritability hests hijras hippocampal
hippopotami histidine histologic hominin hominins homogenate homogenates homologies homologue homozygous hookey
humanlike huntingtin hyaena hyaenas hydratase hyperglycaemia hypersomnia hyperthermia hypertonia hypotension
hypoventilation imbedded impersonality inclosed inclosure inconsequent incontinently inducible inducive indurated
infective infringers insinuatingly insipidus integrins intercross interestedly interphase interphone interzone
intravascular invagination invaginations inversus iridis jacal jings keratosis lacquey lacqueys lactase lamassery
lamin leptin ligase lightheadedness littermate littermates lobation locoed locomotor lunger lymphocytic madrissah
mediaeval metaphyseal metaphyses metaphysis microglial microsite microsites microtome midline mignon missel
monocytes morphea morphologically multiparous murine mutase nares neoplasia nephrologist nephrotic neurites
neurodegenerative neurologic neuropathy nigricans notetaker oncogenic operant orientalism overside pageviews
paralyzers paratimers parayears paresthetica parkinsonism patentee penetrance pentobarbital peptidase peptidases
pericytes perinuclear peroxidase phalangeal phenotypic phosphatase pigmy pinna placemats polyclonal polygenic
pontine porphyria postcranial postnatally premutation primitivism prisoned progressiva proliferative proprioceptive
prostatic proteases protestors protuberans punctate quitted rascality rayed reabsorption rebleeding recombinant
recombinase redly reflexion reflux rehydrated reinforcers renin repressor reproachless retinitis roadstead rockhound
rustc sacculation sandcar satisfiers sayest sclerosing segar selectable septation serologic sheeted shindy shopgirl
shopgirls shoreward shorn shortcode shoutings skillset skirling slaveholding slidewalk slidewalks slippered
sniggered snoozer sociality somite somites somitic speciation spectrometry spile steatosis stimulator stoma strial
striatum subversion sunbaked sunsetting supermoon suppurative swart synapsis syndromic tarda temporalis throve thymi
thymidine thyroxine titers titin transfected transfection transgene transgenes translational translocated
transposase transposon transposons tremblingly tyrosinase ubiquitin ulcerative unbelievingly uncertainly underactive
undercooked underways undescended unearthly unescapable unguessed unhuman unmoving unpigmented unrepaired unslung
unturned unwinking upregulated upslanting utero valgus vascularis ventrally vermis virilizing vulvar waggon waggons
watchbird watchbirds waterless weanlings wetted wheep zygomatic
`
    .trim()
    .split(/\s+/),
);
