import { pairsOf, set } from "./expand-tools.ts";

/** First nouns of compounds, and how they stand after a preposition. */
export const firstNouns: ReadonlyMap<string, string> = new Map([
  ...pairsOf(`
  team=the_team community=the_community family=the_family staff=staff board=the_board group=the_group
  council=the_council committee=the_committee crew=the_crew audience=the_audience faculty=the_faculty
  business=businesses home=homes car=cars vehicle=vehicles pet=pets dog=dogs cat=cats phone=phones smartphone=smartphones
  computer=computers internet=the_internet web=the_web app=apps product=products service=services
  skill=skills job=jobs career=careers idea=ideas image=images object=objects face=faces
  plant=plants crop=crops animal=animals tree=trees species=species habitat=habitats
  sun=the_sun price=prices cost=costs tax=taxes wage=wages risk=risks threat=threats error=errors
  customer=customers employee=employees worker=workers user=users student=students patient=patients consumer=consumers
  teacher=teachers parent=parents reader=readers visitor=visitors child=children citizen=citizens voter=voters player=players
  driver=drivers passenger=passengers road=the_roads street=the_streets school=schools city=cities
  battery=batteries drug=drugs weapon=weapons gun=guns book=books ticket=tickets planet=planets star=stars galaxy=galaxies
  emission=emissions virus=viruses cell=cells gene=genes resource=resources`),
  ...[
    ...set(`
  energy water food data information waste knowledge electricity fuel oil gas land heat traffic content power money
  income revenue wealth paper plastic wood carbon noise pollution stress pain fraud language technology equipment
  software hardware infrastructure housing healthcare education health safety security privacy sustainability equality
  quality efficiency performance productivity accuracy temperature speed weight size demand supply trade labor
  labour employment unemployment crime poverty inflation immigration migration climate weather population biodiversity
  learning teaching training reading writing cooking farming shopping hiring planning marketing advertising banking
  manufacturing engineering research development production construction communication collaboration leadership
  management analysis treatment recovery prevention diagnosis therapy exercise nutrition sleep meditation
  investment finance payment growth innovation improvement selection review application registration
  recruitment transport transportation travel tourism agriculture cancer disease infection discrimination
  decision-making problem-solving policy lifestyle behavior behaviour attention memory storage computing sales
  conservation restoration preservation adaptation evaluation assessment translation navigation entertainment leisure
  storytelling gardening fishing hunting mining logging recycling parking healing coping grieving aging ageing
  coffee milk meat rice sugar salt alcohol tobacco timber steel textile copyright corruption violence accountability
  transparency expression`),
  ].map((noun): [string, string] => [noun, noun]),
]);

interface CompoundHead {
  readonly preposition: string;
  readonly firsts: ReadonlySet<string>;
  /** Takes no article where there was none. */
  readonly bare: boolean;
  /** A single thing, which cannot stand without an article. */
  readonly counted: boolean;
}

const stuff = `energy water food data information waste electricity fuel oil gas heat power money income revenue paper plastic
  wood carbon coffee milk meat rice sugar alcohol tobacco timber steel equipment pollution noise stress`;
const doing = `learning teaching training hiring planning production construction development communication collaboration
  recovery selection review application registration recruitment decision-making problem-solving healing manufacturing
  innovation translation evaluation assessment treatment diagnosis recycling grieving aging ageing adaptation restoration`;
const topics = `health safety security privacy sustainability education housing healthcare trade labor labour employment
  immigration migration crime poverty quality copyright technology tax corruption violence discrimination transparency food water
  energy transport transportation data gun drug`;

/** One line each: second nouns, the preposition between, and the first nouns that it goes with. */
const table = `
  sources > of > ${stuff} knowledge entertainment
  ~source > of > energy income food information power water heat
  ~supply|supplies > of > water food energy power fuel electricity
  scarcity > of > data food water fuel resource
  bare shortages > of > water food energy fuel labor housing drug teacher
  ~shortage > of > water food energy fuel labor housing teacher data resource
  levels > of > stress noise pollution energy skill education pain emission crime income poverty accuracy productivity
  ~level > of > stress noise pollution energy skill education pain poverty accuracy productivity
  rates > of > crime poverty unemployment growth infection employment survival inflation
  ~rate > of > growth unemployment crime poverty infection
  prices|costs > of > energy food oil gas fuel housing labor water healthcare transportation production construction training treatment electricity maintenance
  ~price > of > oil gas food energy fuel coffee
  bare methods|techniques > of > teaching learning training production farming fishing cooking construction communication analysis
    manufacturing recruitment preservation conservation storytelling gardening payment treatment evaluation assessment healing cultivation
  ~method|technique > of > teaching learning training production farming payment treatment analysis
  ~process|processes > of > ${doing}
  ~period > of > training recovery adaptation construction
  standards > of > safety quality education
  history > of > family language 
  members > of > team community family staff board group council committee crew audience faculty
  ~member > of > team community family staff board group council committee crew
  leaders > of > community team group
  owners > of > business home car vehicle pet dog cat land 
  ~owner > of > business
  users > of > phone smartphone computer internet web app technology software
  providers|suppliers|producers > of > healthcare service energy food content oil education
  bare research > on > cancer health climate language energy education sleep disease policy
  ~policies|policy|laws|regulations|rules|law|regulation > on > ${topics}
  issues > of > health safety security privacy 
  concerns > about > ${topics} cost
  ~concern > about > safety health privacy
  bare information|advice > about > health safety product travel nutrition
  bare data|feedback > from > customer user student patient employee
  decisions > about > policy investment career treatment health business
  ~decision > about > policy investment career
  ~opportunities|opportunity > for > growth learning education employment development training investment business career job
    networking collaboration communication improvement innovation expression
  bare strategies > for > learning teaching marketing investment communication recovery adaptation conservation coping growth
  ~strategy > for > marketing investment communication growth recovery
  options > for > treatment payment investment transport transportation travel housing career storage entertainment
  ~option > for > treatment payment transport transportation travel
  tools > for > communication learning analysis teaching research marketing navigation planning management diagnosis translation
  ~tool > for > communication learning analysis teaching research marketing navigation planning
  materials > for > learning teaching training reading
  programs|programmes|initiatives > for > training education exercise health recycling conservation prevention recovery sustainability
  ~plan > for > treatment recovery business exercise
  ~need|needs > for > energy housing training food
  bare demand > for > energy food labor oil water housing fuel electricity
  skills > in > communication leadership problem-solving management decision-making writing reading language research
    computer planning negotiation
  changes > in > temperature policy lifestyle climate price behavior behaviour population weather technology
  ~change > in > temperature policy price
  increases|fluctuations|differences > in > temperature price cost tax wage performance speed size
  ~increase > in > temperature price cost tax wage population
  bare reduction > in > cost stress waste noise emission weight pain poverty energy carbon
  reductions > in > cost emission price tax
  improvements > in > efficiency performance quality productivity health accuracy safety
  investments > in > infrastructure technology education research healthcare
  trends > in > population employment technology travel tourism sales price temperature education 
  bare access > to > internet information healthcare education food water data resource
  bare exposure > to > sun noise heat pollution alcohol 
  threats|risks > to > health safety security 
  ~threat|risk > to > health safety security
  benefits > for > health
  security|privacy|integrity > of > data information
  ownership > of > car home land gun phone property pet
  extraction|exploration > of > oil gas resource
  growth > of > plant crop population tree wealth cell
  formation|evolution > of > star planet galaxy 
  detection|recognition > of > face image object error fraud
  loss > of > habitat species biodiversity job income memory 
  diversity > of > plant species language
  conservation > of > water energy habitat species
  retention|recruitment > of > employee student customer worker
  participation > of > voter student community citizen
  usage|use > of > phone smartphone internet technology energy water drug alcohol tobacco computer
  satisfaction > of > customer employee
  bare safety > on > road
`;

/** "Bare" heads take no article of their own; those marked "~" are single things, which have one already. */
export const compoundHeads: ReadonlyMap<string, CompoundHead> = new Map(
  table
    .trim()
    .split(/\n(?= {2}\S)/)
    .flatMap((line) => {
      const [heads = "", preposition = "", firsts = ""] = line.split(" > ").map((side) => side.trim());
      const bare = heads.startsWith("bare ");
      return heads
        .replace(/^bare |~/g, "")
        .split("|")
        .map((head): [string, CompoundHead] => [
          head,
          { preposition, firsts: set(firsts), bare, counted: heads.startsWith("~") },
        ]);
    }),
);
